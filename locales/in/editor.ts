export { default } from '../en/editor.ts'
