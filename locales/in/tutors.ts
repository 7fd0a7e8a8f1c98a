export { default } from '../en/tutors.ts'
