export { default } from '../es/editor.ts'
