const assign = Object.assign

export default assign
