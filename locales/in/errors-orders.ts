export { default } from '../en/errors-orders.ts'
