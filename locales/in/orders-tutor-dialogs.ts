export { default } from '../en/orders-tutor-dialogs.ts'
