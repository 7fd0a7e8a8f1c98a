export { default } from '../en/errors-staff.ts'
