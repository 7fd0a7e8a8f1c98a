export { default } from '../en/sms.ts'
