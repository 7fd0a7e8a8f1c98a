export { default } from '../en/directory.ts'
