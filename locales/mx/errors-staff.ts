export { default } from '../es/errors-staff.ts'
