# The site as an image: docker build -t strapwork .
ARG NODE_VERSION=24.21.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

# The image has its own Node: the package `node` is for machines without one.
FROM node:${NODE_VERSION}-bookworm-slim AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -rf node_modules/node node_modules/node-bin-* node_modules/.bin/node

FROM node:${NODE_VERSION}-bookworm-slim
# Fewer malloc arenas keep the process small.
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 DEMO=0 HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY --from=build /app/package.json /app/strapwork.config.ts ./
COPY --from=build /app/domain ./domain
COPY --from=build /app/engine ./engine
COPY --from=build /app/gateway ./gateway
COPY --from=build /app/demo ./demo
COPY --from=build /app/editor ./editor
COPY --from=build /app/web ./web
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/dist ./dist
COPY --from=build /app/deploy/healthcheck.mjs ./deploy/
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "deploy/healthcheck.mjs"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "web/server.ts"]
