export { default } from '../en/orders-client-lists.ts'
