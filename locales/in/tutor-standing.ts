export { default } from '../en/tutor-standing.ts'
