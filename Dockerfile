# The program alone: what `npm pack` packs, with the packages that the lockfile names. compose.yaml runs several of it.
#
#   docker build -t banquise .
#   docker run -p 8080:8080 -v banquise:/data banquise

FROM node:22-bookworm-slim AS build
WORKDIR /build
# What the rooms need changes seldom: it is installed once, not for every change of a source.
COPY package.json package-lock.json .npmrc ./
COPY bots/package.json bots/
COPY cli/package.json cli/
COPY engine/package.json engine/
COPY games/package.json games/
COPY server/package.json server/
COPY ui/package.json ui/
COPY web/package.json web/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
RUN npm pack --ignore-scripts && tar -xzf banquise-*.tgz
WORKDIR /build/package
RUN cp ../package-lock.json ../.npmrc . \
  && npm ci --omit=dev --workspaces=false --ignore-scripts --no-audit --no-fund

FROM node:22-bookworm-slim
LABEL org.opencontainers.image.title="Banquise" org.opencontainers.image.licenses="MIT"
ENV NODE_ENV=production BANQUISE_HOST=0.0.0.0 BANQUISE_DATA=/data/banquise.db
RUN install --directory --owner=node --group=node --mode=700 /data
WORKDIR /banquise
COPY --from=build /build/package ./
USER node
VOLUME ["/data"]
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "const { BANQUISE_PORT, PORT } = process.env; fetch(`http://127.0.0.1:${BANQUISE_PORT ?? PORT ?? 8080}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=64", "dist/node/banquise.js"]
CMD ["serve"]
