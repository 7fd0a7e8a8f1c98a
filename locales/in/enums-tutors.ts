export { default } from '../en/enums-tutors.ts'
