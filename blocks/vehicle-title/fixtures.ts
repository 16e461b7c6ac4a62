import type { PropsInput } from '../_kit/props.ts'
import type { vehicleTitle } from './block.ts'

export const typical: PropsInput<typeof vehicleTitle> = {
  enquire: { kind: 'url', url: '/contact', label: 'Enquire Now' },
  finance: { kind: 'url', url: '#finance-calculator', label: 'Get Finance' },
}

export const empty: PropsInput<typeof vehicleTitle> = {
  showCall: false,
  showLocation: false,
  showViews: false,
  showEstimate: false,
}

export const longest: PropsInput<typeof vehicleTitle> = {
  enquire: { kind: 'url', url: '/contact', label: 'Enquire about this vehicle with our friendly sales team today' },
  finance: { kind: 'url', url: '/finance', label: 'Get pre-approved for finance in minutes with no obligation' },
  showCall: true,
  showLocation: true,
  moreButtons: ['reserve', 'test-drive', 'trade-in', 'request-photos'],
  tools: ['share', 'favourite', 'print', 'pdf', 'history'],
  copyNotice: 'toast',
}
