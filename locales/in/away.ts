export { default } from '../en/away.ts'
