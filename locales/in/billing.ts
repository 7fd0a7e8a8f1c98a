export { default } from '../en/billing.ts'
