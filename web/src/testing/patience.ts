import { configure } from '@testing-library/dom';

/** What is waited for comes in its time: a second, which is usual, is little where the machine does other work. */
configure({ asyncUtilTimeout: 10_000 });
