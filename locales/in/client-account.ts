export { default } from '../en/client-account.ts'
