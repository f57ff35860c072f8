export { footerFields as fields } from '../footer-fields.tsx';
