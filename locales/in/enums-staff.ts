export { default } from '../en/enums-staff.ts'
