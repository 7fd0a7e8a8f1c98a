export { default } from '../es/enums-staff.ts'
