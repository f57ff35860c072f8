export { columnFields as fields } from '../footer-fields.tsx';
