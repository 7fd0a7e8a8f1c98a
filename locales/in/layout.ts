export { default } from '../en/layout.ts'
