export { default } from '../en/school-request.ts'
