export { default } from '../en/orders-dialogs.ts'
