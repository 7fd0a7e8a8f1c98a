export { default } from '../en/orders-tutor.ts'
