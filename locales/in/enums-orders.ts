export { default } from '../en/enums-orders.ts'
