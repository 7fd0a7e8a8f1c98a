export { default } from '../en/leaving.ts'
