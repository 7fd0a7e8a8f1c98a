export { default } from '../en/invoice.ts'
