export { default } from '../en/orders-client-dialogs.ts'
