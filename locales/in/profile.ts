export { default } from '../en/profile.ts'
