export { default } from '../en/school-tutor.ts'
