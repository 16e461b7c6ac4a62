import { defineBlock } from '../_kit/define-block.ts'
import { f } from '../_kit/fields/f.ts'
import { thumbnail } from './thumbnail.ts'

export const vehicleBreadcrumb = defineBlock({
  slug: 'vehicle-breadcrumb',
  label: 'Vehicle breadcrumb',
  category: 'vehicle',
  version: 1,
  description: 'The way from the home page to the vehicle: type, make, model and body, each leading to its stock.',
  keywords: ['path', 'trail', 'navigation', 'back'],
  thumbnail,
  needs: ['vehicle'],
  props: {
    homeLabel: f.text({ label: 'First word', placeholder: 'Home', max: 40 }),
  },
  summary: () => 'Breadcrumb of the vehicle',
})
