export { default } from '../en/payment.ts'
