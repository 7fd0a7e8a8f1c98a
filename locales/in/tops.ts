export { default } from '../en/tops.ts'
