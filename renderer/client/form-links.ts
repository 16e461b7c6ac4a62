import { listenForFormLinks } from '#blocks/_vehicle/form-links/form-link-script.ts'

listenForFormLinks()
