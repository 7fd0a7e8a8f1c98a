export { default } from '../es/invoice.ts'
