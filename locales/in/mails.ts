export { default } from '../en/mails.ts'
