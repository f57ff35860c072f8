import { configure } from '@testing-library/dom';

/** The default of a second is too short on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
