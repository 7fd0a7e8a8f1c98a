export { default } from '../es/orders.ts'
