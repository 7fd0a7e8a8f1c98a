export { default } from '../en/account-staff.ts'
