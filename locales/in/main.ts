export { default } from '../en/main.ts'
