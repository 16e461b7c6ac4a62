import { ApiFailure } from '#schemas/api/api-failure.ts'
import {
  type Api,
  type EndpointInput,
  type EndpointName,
  type EndpointOutput,
  endpoints,
} from '#schemas/api/endpoints.ts'
import { limitOf } from '#schemas/api/limits.ts'
import { isProblem, problem } from '#schemas/problem.ts'
import { articles } from './articles/service.ts'
import { autogauge } from './autogauge/service.ts'
import { delivery } from './delivery/service.ts'
import { financeDisclaimer } from './finance-disclaimer/service.ts'
import { financeQuote } from './quote/service.ts'
import { geocode } from './geocode/service.ts'
import { isSound } from './is-sound.ts'
import { garage } from './garage/service.ts'
import { leadForm } from './lead-form/service.ts'
import { leads } from './leads/service.ts'
import { locations } from './locations/service.ts'
import { manufacturerLocations } from './manufacturer-locations/service.ts'
import { miscellaneous } from './miscellaneous/service.ts'
import { offerAccepted } from './offer-accepted/service.ts'
import { onlinePayment, paymentStatus } from './payments/service.ts'
import { places } from './places/service.ts'
import { prizeDraw, prizeSpin } from './prize-draw/service.ts'
import { promos } from './promos/service.ts'
import { rating } from './rating/service.ts'
import { rego } from './rego/service.ts'
import { related } from './related/service.ts'
import { reservationOffer } from './reservations/offer.ts'
import { reservations } from './reservations/service.ts'
import { reveals } from './reveals/service.ts'
import { reviews } from './reviews/service.ts'
import { salesCount } from './sales-count/service.ts'
import { search } from './search/service.ts'
import { shopperDetails } from './session/details.ts'
import { session } from './session/service.ts'
import { signIn } from './session/sign-in.ts'
import { signOut } from './session/sign-out.ts'
import { sessionCode } from './session-code/service.ts'
import { endPriceAlert } from './price-alerts/end-price-alert.ts'
import { searchAlerts } from './saved-searches/alerts.ts'
import { removeSearch } from './saved-searches/remove-search.ts'
import { saveSearch } from './saved-searches/save-search.ts'
import { closeAccount } from './shopper/close-account.ts'
import { watchlistAlerts } from './watchlist/alerts.ts'
import { removeCar } from './watchlist/remove-car.ts'
import { saveCar } from './watchlist/save-car.ts'
import { watchlist } from './watchlist/service.ts'
import { stockRoute } from './stock-route/service.ts'
import type { ApiContext, Service } from './service.ts'
import { testDriveBooking } from './test-drive-booking/service.ts'
import { testDriveSlots } from './test-drive-slots/service.ts'
import { valuationAdjustments } from './valuation-adjustments/service.ts'
import { valuationOffer } from './valuation-offer/service.ts'
import { valuations } from './valuations/service.ts'
import { vehicle } from './vehicle/service.ts'
import { vehicleView } from './vehicle-view/service.ts'

const services: { [K in EndpointName]: Service<K> } = {
  search,
  vehicle,
  vehicleView,
  related,
  autogauge,
  financeDisclaimer,
  financeQuote,
  delivery,
  places,
  stockRoute,
  leadForm,
  leads,
  testDriveSlots,
  testDriveBooking,
  reveals,
  locations,
  reviews,
  rating,
  promos,
  salesCount,
  sessionCode,
  session,
  signIn,
  signOut,
  shopperDetails,
  watchlist,
  saveCar,
  removeCar,
  watchlistAlerts,
  garage,
  saveSearch,
  searchAlerts,
  removeSearch,
  endPriceAlert,
  closeAccount,
  rego,
  valuations,
  valuationAdjustments,
  valuationOffer,
  offerAccepted,
  miscellaneous,
  geocode,
  manufacturerLocations,
  reservationOffer,
  reservations,
  onlinePayment,
  paymentStatus,
  prizeDraw,
  prizeSpin,
  articles,
}

/** The contract answered in process, for one tenant at one moment. Rejects with an `ApiFailure`, as over HTTP. */
export const createApi = (context: ApiContext): Api => ({ call: (name, input) => call(context, name, input) })

async function call<K extends EndpointName>(
  context: ApiContext,
  name: K,
  input: EndpointInput<K>,
): Promise<EndpointOutput<K>> {
  const { method, input: accepts, output } = endpoints[name]
  const refused = await context.limits.take(limitOf(endpoints[name]), { tenantId: context.tenant.id, ...context.visit })
  if (refused) throw new ApiFailure(refused)
  if (method !== 'GET' && !isSound(input)) throw new ApiFailure(problem('input-invalid'))
  const parsed = accepts.safeParse(input)
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }))
    throw new ApiFailure(problem('input-invalid', { fields }))
  }
  const service = services[name] as Service<EndpointName>
  const answer = await service(context, parsed.data)
  if (isProblem(answer)) throw new ApiFailure(answer)
  return output.parse(answer) as EndpointOutput<K>
}
