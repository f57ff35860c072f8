export { headerFields as fields } from '../header-fields.tsx';
