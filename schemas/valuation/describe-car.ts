/** The usual name of a car: `2019 Toyota Corolla Ascent Sport`. */
export const describeCar = (car: { year: number; make: string; model: string; badge: string }): string =>
  [car.year, car.make, car.model, car.badge].filter((part) => part !== '').join(' ')
