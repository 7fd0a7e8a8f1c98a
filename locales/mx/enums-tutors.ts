export { default } from '../es/enums-tutors.ts'
