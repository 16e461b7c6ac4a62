export { NotFound as default } from '../../../../admin/not-found/not-found.tsx'
