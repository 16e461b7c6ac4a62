import type { Garage } from '#schemas/shopper/garage.ts'

/** A shopper with one of everything. */
export const sampleGarage: Garage = {
  shopper: {
    id: 9,
    name: 'Alex',
    last_name: 'Nguyen',
    phone: '+61412345678',
    email: 'alex@example.com',
    postcode: '4215',
  },
  watchlist: [
    {
      car_id: 100,
      name: '2021 Kia Cerato Sport',
      path: '/cars/2021-kia-cerato-a0',
      image: '',
      price: 23_990_00,
      price_then: 24_990_00,
      is_sold: false,
      alerts: true,
    },
    {
      car_id: 105,
      name: '2019 Hyundai i30 Active',
      path: '/cars/2019-hyundai-i30-a5',
      image: '',
      price: null,
      price_then: null,
      is_sold: true,
      alerts: false,
    },
  ],
  enquiries: [
    {
      id: 71,
      title: 'Used Car Enquiry',
      vehicle: '2021 Kia Cerato Sport',
      path: '/cars/2021-kia-cerato-a0',
      at: '2026-11-20T01:00:00.000Z',
      state: 'Sent',
    },
  ],
  bookings: [
    {
      id: 12,
      title: 'Test drive',
      vehicle: '2021 Kia Cerato Sport',
      path: '/cars/2021-kia-cerato-a0',
      at: '2026-11-26T23:00:00.000Z',
      state: 'Requested',
      time_zone: '',
    },
  ],
  reservations: [
    {
      id: 5,
      title: 'Reservation',
      vehicle: '2021 Kia Cerato Sport',
      path: '/cars/2021-kia-cerato-a0',
      at: '2026-11-20T02:00:00.000Z',
      state: 'Paid',
    },
  ],
  searches: [{ id: 1, name: 'Used Kia', path: '/search/used-cars?refinementList[make][0]=Kia', alerts: true }],
  alerts: [{ id: 3, vehicle: '2020 Kia Seltos S', path: '/cars/2020-kia-seltos-r1' }],
}
