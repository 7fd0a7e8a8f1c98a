export { default } from '../en/doubted-contact.ts'
