export { default } from '../en/account-menu.ts'
