export { default } from '../en/orders-client.ts'
