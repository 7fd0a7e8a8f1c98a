export { default } from '../en/account.ts'
