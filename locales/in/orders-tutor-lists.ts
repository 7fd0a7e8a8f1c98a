export { default } from '../en/orders-tutor-lists.ts'
